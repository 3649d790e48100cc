/** The Cert add-on (docs/backend/promotions.md#certificates). */
import { type Api, idIn, ownPages } from '../core/api'
import { downloadCertificate, listCertificates } from '../services/certificates'

const root = '/addons/Cert/api/v1/member/cert'

export function certificateRoutes(api: Api) {
  api.get(root, 'bearer', ownPages(listCertificates, 'either'))
  // An image element asks for the picture, so the address contains the token.
  api.get(`${root}/:id/download`, 'bearer', (call) => downloadCertificate(call, idIn(call.params)))
}
