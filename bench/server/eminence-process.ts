import { configFrom, startServer } from '@eminence/server'
import { answerMeasurer } from './contender.ts'

const [data] = process.argv.slice(2)
const many = '1000000'
const { address } = await startServer(
  configFrom({
    PORT: '0',
    DATA: data,
    LOG: 'error',
    MAX_SOCKETS: many,
    SOCKETS_PER_ADDRESS: many,
    CPU_PER_ADDRESS: many,
    MESSAGES_PER_SECOND: many,
    REQUESTS_PER_SECOND: many,
  }),
)
answerMeasurer(Number(new URL(address).port))
