export { diskCarrier } from './disk-carrier.ts'
