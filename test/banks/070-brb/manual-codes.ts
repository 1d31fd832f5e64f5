import type { ManualCodes } from '../manual-codes.js'

const WHOLE = 'BRB, Manual e Leiautes, versão 077 (06/2019)'
const MANUAL = `${WHOLE}, planilha Leiaute Retorno`

/** Row 101 is the heading of the list. */
const REJECTIONS = `
  001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 017 018 019 020 021 022 023 024 025 026 027 028 029 030
  031 032 033 034 035 036 037 038 039 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 055 056 057 058 059 060
  061 062 063 064 065 066 067 068 069 070 071 072 073 074 075 076 077 078 079 080 081 082 083 084 085 086 087 088 089 090
  091 092 093 094 095 096 097 098 099 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 120 121 122 123
  124 125 126 127 128 129 130
`

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: { codes: '00 02 05 06 09 15 16', source: `${MANUAL}, linha 56` },
    reasons: [{ occurrences: '09 15 16', codes: REJECTIONS, source: `${MANUAL}, linhas 102–228` }],
    movements: { codes: '01', source: `${WHOLE}, planilha Leiaute Remessa 077, linha 30` },
  },
  'cnab400 MANUTENÇÕES': {
    movements: { codes: '02 04 06 12 13 14 15 20 28 38', source: `${WHOLE}, planilha Comandos, linha 33` },
  },
}
