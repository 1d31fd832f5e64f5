/** Why a joined output is not written. */
import type { LocalizedText } from '../../../cobranca/index.js'

/** No input was converted. */
export const nothingJoined = (isEarlier: boolean): LocalizedText =>
  isEarlier
    ? {
        pt: 'nenhuma entrada foi convertida, e a saída anterior foi mantida',
        en: 'no input was converted, and the earlier output was kept',
      }
    : {
        pt: 'nenhuma entrada foi convertida, e a saída não foi gravada',
        en: 'no input was converted, and the output was not written',
      }

/**
 * Inputs failed, and the output would lack files of the earlier one.
 *
 * @param missing number of these files; 0 if the files of the earlier output are unknown
 */
export function shorterOutput(missing: number): LocalizedText {
  const [pt, en] =
    missing === 0 ? ['', ''] : [` (arquivos que faltariam: ${missing})`, ` (files it would lack: ${missing})`]
  return {
    pt: `a saída anterior foi mantida, porque há entradas que não foram convertidas e a nova poderia ficar incompleta${pt}. Corrija ou retire essas entradas, ou apague a saída anterior, e repita`,
    en: `the earlier output was kept, because some inputs were not converted and the new one could be incomplete${en}. Correct or remove these inputs, or delete the earlier output, and run it again`,
  }
}
