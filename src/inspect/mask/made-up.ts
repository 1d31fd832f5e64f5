/** People, places and ids that do not exist, always the same ones for the same key and original. */
import { cnpjCheckDigits, cpfCheckDigits, isCnpj, isCpf } from '../../cobranca/index.js'
import { digitsOnly, hashed, hexadecimal, reshaped, upperOrDigit } from './permutation.js'

const FIRST =
  'Ana Bento Clara Davi Elisa Fabio Gilda Heitor Iara Joel Katia Lauro Marta Nilo Olga Pedro Quiteria Raul Sonia Tadeu Ursula Vitor Wanda Xisto Yara Zeno Aurora Basilio Celia Dario Edite Fausto'.split(
    ' ',
  )
const LAST =
  'Aroeira Bacuri Cajueiro Dendezeiro Embauba Figueira Goiabeira Ingazeiro Jatoba Laranjal Mangabeira Nogueiral Oitizeiro Paineira Quaresmeira Romazeira Sapucaia Tamarindo Umbuzeiro Videira Araucaria Buriti Cambuci Cedral Graviola Imbuia Jacaranda Macieira Palmital Pitangueira Sucupira Timbauva'.split(
    ' ',
  )
const TRADE = 'Comercial Industria Distribuidora Oficina Livraria Padaria Transportes Servicos'.split(' ')
const STREET = 'Rua Avenida Travessa Alameda'.split(' ')
const CITY = 'Vila Porto Serra Campo Lagoa Barra Monte Nova'.split(' ')
const NEIGHBORHOOD = 'Jardim Vila Parque Alto'.split(' ')

/** Digits of a CPF. */
const CPF = 11
const TAX_ID = /^(\d{11}|[0-9A-Z]{12}\d{2})$/
/** The columns of a CNPJ that tell the branch. */
const BRANCH = { from: 8, to: 12 }

export class MadeUp {
  private readonly known = new Map<string, string>()

  /**
   * @param key whoever has it and an original can tell what that becomes
   * @param taken what nothing may become: the originals themselves
   */
  constructor(
    private readonly key: string,
    private readonly taken: ReadonlySet<string>,
  ) {}

  /**
   * Another CPF or CNPJ, with check digits as right or wrong as they were; branches of one company stay its branches. Null for what cannot be
   * either.
   */
  taxId(taxId: string): string | null {
    if (!TAX_ID.test(taxId)) return null
    return this.once('tax_id', taxId, () => {
      for (let attempt = 0; ; attempt++) {
        const id = this.otherTaxId(taxId, attempt === 0 ? this.key : `${this.key}\n${attempt}`)
        if (!this.taken.has(id)) return id
      }
    })
  }

  private otherTaxId(taxId: string, key: string): string {
    if (taxId.length === CPF) {
      const base = reshaped(taxId.slice(0, -2), digitsOnly, key)
      return base + digitsLike(cpfCheckDigits(base), isCpf(taxId))
    }
    const alphabet = /^\d+$/.test(taxId) ? digitsOnly : upperOrDigit
    const base = reshaped(taxId.slice(0, BRANCH.from), alphabet, key) + taxId.slice(BRANCH.from, BRANCH.to)
    return base + digitsLike(cnpjCheckDigits(base), isCnpj(taxId))
  }

  /** A name, by what the person is known by: a tax id, or the name itself. */
  person(of: string, isCompany: boolean): string {
    return this.once(`person ${isCompany}`, of, (pick) =>
      isCompany ? `${pick(TRADE)} ${pick(LAST)} ${pick(LAST)} Ltda` : `${pick(FIRST)} ${pick(LAST)} ${pick(LAST)}`,
    )
  }

  address(of: string): string {
    return this.once('address', of, (pick, number) => `${pick(STREET)} ${pick(FIRST)} ${pick(LAST)}, ${number(2000)}`)
  }

  neighborhood(of: string): string {
    return this.once('neighborhood', of, (pick) => `${pick(NEIGHBORHOOD)} ${pick(LAST)}`)
  }

  city(of: string): string {
    return this.once('city', of, (pick) => `${pick(CITY)} ${pick(LAST)}`)
  }

  /** Another CEP of the same region: its first digit stays. */
  zipcode(of: string): string {
    return of[0] + reshaped(of.slice(1), digitsOnly, this.key)
  }

  /** An address of a domain that is reserved for examples. */
  email(of: string): string {
    return this.once('email', of.toLowerCase(), (pick, number) =>
      `${pick(FIRST)}${number(10_000)}@example.com`.toLowerCase(),
    )
  }

  phone(of: string): string {
    return of.slice(0, 1) + reshaped(of.slice(1), digitsOnly, this.key)
  }

  /** Another random key of Pix. */
  uuid(of: string): string {
    return reshaped(of.toLowerCase(), hexadecimal, this.key)
  }

  /** What is made of an original, once. */
  private once(
    kind: string,
    original: string,
    make: (pick: (list: readonly string[]) => string, number: (below: number) => number) => string,
  ): string {
    const name = `${kind}\n${original}`
    const known = this.known.get(name)
    if (known !== undefined) return known
    let chance = hashed(`${this.key}\n${name}`)
    const number = (below: number): number => {
      const chosen = Number(chance % BigInt(below))
      chance /= BigInt(below)
      return chosen
    }
    const made = make((list) => list[number(list.length)]!, number)
    this.known.set(name, made)
    return made
  }
}

/** Check digits that are right, or the next ones. */
const digitsLike = (right: string, isRight: boolean): string =>
  isRight ? right : String((Number(right) + 1) % 100).padStart(2, '0')
