export { detect, type Format, type Identity } from './detect.js'
