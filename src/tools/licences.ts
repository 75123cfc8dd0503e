import { readFileSync, writeFileSync } from 'node:fs'
import { listLicences } from './list-licences.ts'

const text = listLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')))
writeFileSync('public/licences.txt', text)
process.stdout.write(text)
