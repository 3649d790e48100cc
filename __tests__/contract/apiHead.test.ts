import { apiTests } from './api'

apiTests('head')
