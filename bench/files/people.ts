/** Made-up people. */
import type { Draw } from './draw.js'

const FIRST =
  'Antônia Benedito Cecília Damião Eulália Firmino Genoveva Hermínio Iracema Jacinto Leocádia Malaquias Natércia Olímpio Petronila Quitéria Raimundo Sebastião Teodora Ubirajara Valdívia Wenceslau Zulmira Aurélio'.split(
    ' ',
  )

const LAST =
  'Ipê Serra Águas Vento Pedra Lisboa Araçá Junqueira Mourão Salgueiro Pitangueira Conceição Guimarães Açucena Carvalhal Laranjeira Brandão Figueirôa Camélia Ribeirão Sabiá Taquaral Umbuzeiro Vitória'.split(
    ' ',
  )

const JOINED = ['', '', 'da', 'do', 'das', 'dos', 'e']

/** Returns a name of about the given length; longer names are cut, as in bank files. */
export function nameOf(draw: Draw, length: number): string {
  let name = draw.oneOf(FIRST)
  while (name.length < length) {
    const particle = draw.oneOf(JOINED)
    name += `${particle === '' ? '' : ` ${particle}`} ${draw.oneOf(LAST)}`
  }
  return name.slice(0, length).trim()
}

export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Appends two check digits, modulo 11. */
function checked(digits: string, weights: readonly number[]): string {
  let all = digits
  for (let i = 0; i < 2; i++) {
    const own = weights.slice(weights.length - all.length)
    const rest = own.reduce((sum, weight, at) => sum + weight * Number(all[at]), 0) % 11
    all += rest < 2 ? 0 : 11 - rest
  }
  return all
}

export const cpfOf = (draw: Draw): string => checked(String(draw.digits(9)), CPF_WEIGHTS)

export const cnpjOf = (draw: Draw): string => checked(`${draw.digits(8)}0001`, CNPJ_WEIGHTS)
