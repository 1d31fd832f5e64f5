/** Charsets with a table of characters, for runtimes whose `TextDecoder` lacks cp850. */
import type { TableCharset } from './charsets.js'

/** Characters of the bytes from 0x80 on; the bytes before are ASCII. A test compares them with iconv-lite. */
const UPPER: Readonly<Record<TableCharset, string>> = {
  'windows-1252':
    '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ' +
    '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß' +
    'àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
    'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
}

const FIRST = 0x80
const UNKNOWN = 0x3f

export function decodeWith(bytes: Uint8Array, charset: TableCharset): string {
  const upper = UPPER[charset]
  let text = ''
  for (const byte of bytes) text += byte < FIRST ? String.fromCharCode(byte) : upper[byte - FIRST]
  return text
}

export function encodeWith(text: string, charset: TableCharset): Uint8Array {
  const upper = UPPER[charset]
  return Uint8Array.from({ length: text.length }, (_, i) => {
    const code = text.charCodeAt(i)
    if (code < FIRST) return code
    const place = code === REPLACEMENT ? -1 : upper.indexOf(text[i]!)
    return place === -1 ? UNKNOWN : FIRST + place
  })
}

const REPLACEMENT = 0xfffd
