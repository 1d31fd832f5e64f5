export { freeField } from '../families/bradesco400/index.js'
