let allowed: boolean | undefined

/** Whether this program may make code at run time. */
export function canMakeCode(): boolean {
  if (allowed === undefined) {
    try {
      allowed = new Function('return true')() === true
    } catch {
      allowed = false
    }
  }
  return allowed
}
