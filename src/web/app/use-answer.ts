/** Answers of the worker in components. */
import { useEffect, useState } from 'preact/hooks'

/** Returns the answer of the last call; null before the first answer. A later call replaces an earlier one. */
export function useAnswer<T>(ask: () => Promise<T> | null, inputs: readonly unknown[]): T | null {
  const [answer, setAnswer] = useState<T | null>(null)
  useEffect(() => {
    let isCurrent = true
    ask()?.then((value) => {
      if (isCurrent) setAnswer(value)
    })
    return () => {
      isCurrent = false
    }
  }, inputs)
  return answer
}
