import { checkValue } from '@binnacle/core'
import { expect, test } from 'vitest'
import { folderOptions } from './folder-options.ts'

test.each([{}, { path: 'prod_env' }, { path: undefined }])('takes %j', (value) => {
  expect(checkValue(folderOptions, value)).toEqual({ value })
})

test.each([
  [null, 'it is not an object'],
  [['prod_env'], 'it is not an object'],
  [{ path: '' }, 'it is not the path of a folder'],
  [{ path: 7 }, 'it is not the path of a folder'],
  [{ folder: 'prod_env' }, 'Unrecognized key: "folder"'],
])('refuses %j', (value, message) => {
  expect(checkValue(folderOptions, value).issues?.map((issue) => issue.message)).toEqual([message])
})
