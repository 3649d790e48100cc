export { byCategory, byChild, byScene, byType } from './address'
export { defineCataloguePage } from './defineCataloguePage'
