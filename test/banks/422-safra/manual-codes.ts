import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'Safra, Layout Padrão Safra 400 (12/2017)'
const MANUAL2010 = 'Safra, Layout Padrão Safra 400 (09/2010)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: `02 03 04 05 06 09 10 11 12 13 14 15 19 20 21 23 40 41 42 43 44 45 51 52 53 54 56 57 58
        07 16 17 18 60 77`,
      source: `${MANUAL}, 6.2.2, p. 18; ${MANUAL2010}, pp. 17–18`,
    },
    reasons: [
      {
        occurrences: '03',
        codes: `001 002 007 008 009 010 011 012 013 014 015 016 017 019 020 021 023 026 027 028 029 030 031 032 036 037 038
          039 040 041 042 043 044 046 047 048 049 051 053 054 055 056 058 059 060 061 062 064 065 066 067 068 069 070 072
          074 078 079 080 083 085 086 088 089 094 095 096 098 100 101 102 103`,
        source: `${MANUAL}, 6.2.1, pp. 17–18`,
      },
      {
        occurrences: '03',
        codes: `001 002 003 004 005 006 007 008 010 009 011 012 013 014 015 016 017 018 019 020 021 022 023 024 025 026 027
          028 029 030 031 032 033 034 035 036 037 038 039 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 055
          056 057 058 059 060 061 062 063 064 065 066 067 068 069 070 071 072 073 074 075 076 077 078 079 080 081 082 083
          084 085 086 087 088 089 090 091 092 093 094 095 096 097 098 099 115`,
        source: `${MANUAL2010}, 10.1, pp. 36–38`,
      },
      { occurrences: '06 15 41', codes: '01', source: `${MANUAL}, 6.2.4, p. 19` },
    ],
    movements: {
      codes: '01 02 04 05 06 08 09 10 11 16 31 90 91 92 07 15',
      source: `${MANUAL}, 6.1.3, p. 12; ${MANUAL2010}, pp. 10–11`,
    },
  },
  cnab240: {
    occurrences: {
      codes: '02 03 04 05 06 09 11 12 13 14 17 19 20 23 24 25 26 27 28 29 30',
      source: 'safra_cnab240.js and SafraCNAB240ReturnParser (2026), where both have the meaning of FEBRABAN',
    },
    // No two programs have the same reasons.
    reasons: [],
    movements: {
      codes: '01 02 04 05 06 31',
      source: 'ACBr (class TACBrBancoSafra) and FEBRABAN 240, version 10.6; all but 04 and 05: safra_cnab240.js',
    },
  },
}
