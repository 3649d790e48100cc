/**
 * Taro's mini-program templates drop `role` and `aria-*`. WeChat reads `aria-role` and the states, so the View template
 * passes them on, under the names that Taro's runtime uses. Written for @tarojs/plugin-platform-weapp 4.2.1.
 */
const { packageOf } = require('../webpack/patch')

const states = ['label', 'hidden', 'checked', 'selected', 'expanded', 'disabled', 'pressed']

const camel = (state) => `aria${state[0].toUpperCase()}${state.slice(1)}`

module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      if (platform.platform !== 'weapp') return
      const { View } = platform.template.internalComponents
      if (!View || 'aria-role' in View) {
        const name = packageOf(require.resolve('@tarojs/plugin-platform-weapp'))
        throw new Error(
          `weapp-aria does not fit ${name}: its template has no View, or one that passes aria-role on by itself`,
        )
      }
      const names = Object.fromEntries(states.map((state) => [`aria-${state}`, `i.${camel(state)}`]))
      platform.template.mergeComponents(ctx, { View: { 'aria-role': 'i.role', ...names } })
    },
  })
}
