import { appJson } from '../build'
import type { Apis } from './api'
import type { Privacy } from './privacy'

/** The place that the learner picks on WeChat's map. */
export const picked = { name: '西校区', address: '中关村大街 1 号', latitude: 39.98, longitude: 116.31 }

export function createPlaces(apis: Apis, privacy: Privacy) {
  /** The shown places, by name. */
  const maps: unknown[] = []
  return {
    maps,
    wx: {
      chooseLocation: apis.defineView('chooseLocation', () => {
        if (!appJson.requiredPrivateInfos?.includes('chooseLocation')) {
          throw new Error('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json')
        }
        privacy.require()
        return picked
      }),
      openLocation: apis.defineShow('openLocation', ({ latitude, longitude, name }) => {
        for (const [key, value] of Object.entries({ latitude, longitude })) {
          if (typeof value !== 'number') throw new Error(`parameter.${key} should be Number`)
        }
        maps.push(name)
      }),
    },
  }
}
