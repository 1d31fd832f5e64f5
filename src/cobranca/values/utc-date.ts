/**
 * A Date whose calendar is that of UTC, for date-fns to count with.
 *
 * date-fns reads the local day and month of a Date. In local time some days and hours do not exist: Kiritimati had no 31 December 1994, and in São Paulo the
 * first day of summer time began at one o'clock. Here the local methods that the functions of `dates.ts` call return values in UTC. date-fns copies a Date with
 * the class of the given Date.
 */
export class UtcDate extends Date {
  override getFullYear() {
    return this.getUTCFullYear()
  }
  override getMonth() {
    return this.getUTCMonth()
  }
  override getDate() {
    return this.getUTCDate()
  }
  override getDay() {
    return this.getUTCDay()
  }
  override getHours() {
    return this.getUTCHours()
  }
  override getMinutes() {
    return this.getUTCMinutes()
  }
  override getSeconds() {
    return this.getUTCSeconds()
  }
  override getMilliseconds() {
    return this.getUTCMilliseconds()
  }
  override setFullYear(...args: Parameters<Date['setUTCFullYear']>) {
    return this.setUTCFullYear(...args)
  }
  override setMonth(...args: Parameters<Date['setUTCMonth']>) {
    return this.setUTCMonth(...args)
  }
  override setDate(day: number) {
    return this.setUTCDate(day)
  }
  override setHours(...args: Parameters<Date['setUTCHours']>) {
    return this.setUTCHours(...args)
  }
}
