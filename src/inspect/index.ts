export { describeFile, type FileDescription, type Terminator } from './describe.js'
export { detect, type Format, type Identity } from './detect.js'
export { type MaskedFile, type MaskOptions, maskFile } from './mask/mask-file.js'
