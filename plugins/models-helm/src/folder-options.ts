import type { Schema, SchemaIssue } from '@binnacle/core'

/** The options of the plugin. */
export interface FolderOptions {
  /** The folder of HELM's local settings; relative to the working folder. */
  readonly path?: string
}

/** Their schema, written by hand: the plugin is loaded with every command, and one text needs no library. */
export const folderOptions: Schema<FolderOptions> = {
  '~standard': {
    version: 1,
    vendor: 'binnacle',
    validate(value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return { issues: [{ message: 'it is not an object' }] }
      const issues = Object.entries(value).flatMap(([name, given]): readonly SchemaIssue[] => {
        if (name !== 'path') return [{ message: `Unrecognized key: "${name}"` }]
        return given === undefined || (typeof given === 'string' && given !== '')
          ? []
          : [{ message: 'it is not the path of a folder', path: ['path'] }]
      })
      return issues.length > 0 ? { issues } : { value: value as FolderOptions }
    },
  },
}
