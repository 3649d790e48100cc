import { navigationAnimationMs } from '../config/limits'
import { hasNativeBars, isMiniProgram } from '../platform/shell'
import { type RouteName, routeNames, routeSpec } from './registry'

const specs = routeNames.map(routeSpec)

const tabPaths = specs.filter(({ tab }) => tab).map(({ path }) => path)

/** Folders of pages outside the first screens: the main package can do without their code. */
const lateFolders = ['packageA/', 'pages/order/', 'pages/auth/', 'pages/search/', 'pages/role/', 'pages/webview/']

/**
 * The root of a sub-package: the second folder, or one below it where that folder has a tab page
 * (`packageA/exam/home`), because a tab page belongs to the main package and may not lie under a root.
 */
function rootOf(path: string): string {
  const [first, area, folder] = path.split('/')
  const root = `${first}/${area}`
  return tabPaths.some((tab) => tab.startsWith(`${root}/`)) ? `${root}/${folder}` : root
}

const isSubPackage = (spec: (typeof specs)[number]) =>
  lateFolders.some((folder) => spec.path.startsWith(folder)) && !spec.tab

function subPackages() {
  const roots = new Map<string, string[]>()
  for (const { path } of specs.filter(isSubPackage)) {
    const root = rootOf(path)
    roots.set(root, [...(roots.get(root) ?? []), path.slice(root.length + 1)])
  }
  return [...roots].map(([root, pages]) => ({ root, pages }))
}

const sellingPages: RouteName[] = [
  ...(['courseShow', 'liveShow', 'bookShow', 'learningPathShow', 'smallClassShow', 'membership'] as const),
  'recharge',
]
const examPages: RouteName[] = ['examPaperShow', 'examMockShow', 'examPracticeShow']

/** Pages that lead there preload it, so that a press finds its page on the device. */
const preloadRule = () => {
  const roots = subPackages().map(({ root }) => root)
  const below = (...areas: string[]) => ({
    network: 'all' as const,
    packages: roots.filter((root) => areas.some((area) => root.startsWith(area))),
  })
  const cashier = 'pages/order'
  const before = (pages: RouteName[], ...areas: string[]) =>
    Object.fromEntries(pages.map((name) => [routeSpec(name).path, below(...areas)]))
  return {
    [routeSpec('home').path]: below(
      'packageA/vod',
      'packageA/live',
      'packageA/ke',
      'packageA/book',
      'packageA/topic',
      'packageA/learnPath',
      'pages/search',
      'pages/webview',
    ),
    [routeSpec('examHome').path]: below('packageA/exam/'),
    [routeSpec('me').path]: below('packageA/member', 'pages/auth', 'pages/role'),
    ...before(sellingPages, cashier),
    ...before(examPages, cashier, 'packageA/exam/play'),
  }
}

const wechatOnly = {
  darkmode: true,
  themeLocation: 'theme.json',
  lazyCodeLoading: 'requiredComponents',
  // An iPad or a computer has room for two columns.
  resizable: true,
  // A lesson's sound goes on while the screen is off. WeChat's reviewers ask why.
  requiredBackgroundModes: ['audio' as const],
}

/** WeChat's page for picking a place. An app that declares it without WeChat's permission cannot submit code. */
const locationPicking = {
  requiredPrivateInfos: ['chooseLocation' as const],
  permission: { 'scope.userLocation': { desc: '用于在地图上选择位置' } },
}

export const appConfig = () => ({
  pages: specs.filter((spec) => !isSubPackage(spec)).map((spec) => spec.path),
  subPackages: subPackages(),
  window: {
    navigationBarBackgroundColor: isMiniProgram ? '@navColor' : '#D92B2B',
    navigationBarTextStyle: 'white' as const,
    navigationBarTitleText: '知途',
    backgroundTextStyle: isMiniProgram ? ('@refreshStyle' as 'dark') : ('dark' as const),
    backgroundColor: isMiniProgram ? '@bgColor' : '#F5F6F8',
  },
  tabBar: {
    // On H5 the page draws the bar itself: real links with names and roles.
    custom: !hasNativeBars,
    color: isMiniProgram ? '@tabColor' : '#5F6B7A',
    selectedColor: isMiniProgram ? '@brandColor' : '#D92B2B',
    backgroundColor: isMiniProgram ? '@surfaceColor' : '#FFFFFF',
    borderStyle: isMiniProgram ? ('@tabBorder' as 'white') : ('white' as const),
    list: specs.flatMap(({ path, tab }) =>
      tab
        ? [
            {
              pagePath: path,
              text: tab.label,
              ...(isMiniProgram
                ? { iconPath: `assets/tabs/${tab.icon}.png`, selectedIconPath: `assets/tabs/${tab.icon}-on.png` }
                : {}),
            },
          ]
        : [],
    ),
  },
  animation: { duration: navigationAnimationMs, delay: 0 },
  ...(isMiniProgram
    ? { ...wechatOnly, ...(BUILD_CHOOSE_LOCATION ? locationPicking : {}), preloadRule: preloadRule() }
    : {}),
})
