import base from '../../tsup.config.ts'

/** The form of yaml that is made of modules stands in the files as far as it is needed; the one for Node is loaded a file at a time. */
export default { ...base, platform: 'browser', removeNodeProtocol: true }
