import { apiTests } from './api'

apiTests('base')
