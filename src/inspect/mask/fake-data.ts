/** Fake people, places and ids. The same key and original always produce the same result. */
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
/** Branch number of a CNPJ. */
const BRANCH = { from: 8, to: 12 }

export class FakeData {
  private readonly known = new Map<string, string>()

  /**
   * @param key secret; with the key and an original, anyone can compute the fake value
   * @param taken values that must not be produced: the originals
   */
  constructor(
    private readonly key: string,
    private readonly taken: ReadonlySet<string>,
  ) {}

  /**
   * Returns another CPF or CNPJ. Valid check digits stay valid, wrong ones stay wrong; branches of one company keep a common root. Returns null
   * for any other text.
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

  /** @param of tax id of the person, or the name itself */
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

  /** Keeps the first digit, the region of the CEP. */
  zipcode(of: string): string {
    return of[0] + reshaped(of.slice(1), digitsOnly, this.key)
  }

  /** Uses a domain reserved for examples. */
  email(of: string): string {
    return this.once('email', of.toLowerCase(), (pick, number) =>
      `${pick(FIRST)}${number(10_000)}@example.com`.toLowerCase(),
    )
  }

  phone(of: string): string {
    return of.slice(0, 1) + reshaped(of.slice(1), digitsOnly, this.key)
  }

  /** Random Pix key. */
  uuid(of: string): string {
    return reshaped(of.toLowerCase(), hexadecimal, this.key)
  }

  /** Caches the fake value of an original. */
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

/** Returns the right check digits, or wrong ones. */
const digitsLike = (right: string, isRight: boolean): string =>
  isRight ? right : String((Number(right) + 1) % 100).padStart(2, '0')
