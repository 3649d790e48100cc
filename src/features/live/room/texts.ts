import { formatDuration } from '@/lib/time'

/** Why the server refuses a member, by the code with which it closed the socket. */
const refused: Record<number, string> = {
  4401: '登录已过期，请重新登录',
  4403: '没有进入聊天室的权限',
  4409: '账号在别处登录',
  4410: '直播已结束',
}

export const texts = {
  failed: '直播间没有打开',
  tabs: { label: '直播间', chat: '聊天', courseware: '课件' },
  enter: '进入直播间',
  toCourse: '看这门课',
  status: { upcoming: (time: string) => `开播时间 ${time}`, undated: '开播时间待定', over: '已结束' },
  stage: {
    countdown: '距开播',
    waiting: '到时间会自动开始，不用刷新',
    late: {
      title: '待讲师开播',
      hint: (time: string) => `${time && `原定 ${time}，`}讲师开播后会自动开始`,
      still: '讲师还没有开播',
    },
    away: { title: '讲师暂时离开', hint: '回来后会自动继续', still: '正在重新连接' },
    recorded: { title: '直播已结束', hint: (sec: number) => (sec > 0 ? `回放 ${formatDuration(sec)}` : '可以看回放') },
    goOn: (time: string) => `从 ${time} 接着看`,
    replay: '看回放',
    preparing: {
      title: '直播已结束',
      hint: (time: string) => `${time && `${time} 的直播，`}回放正在准备，过一会儿再来`,
      still: '回放还在准备',
    },
    over: { title: '直播已结束', hint: (time: string) => `${time && `${time} 的直播，`}这节课没有回放` },
    cancelled: '这节课已取消',
    /** Where selling is forbidden. */
    lockedHere: '这门课还没有开通',
    watched: { title: '回放看完了', again: '再看一遍' },
    refresh: '刷新',
    timetable: '看课表',
  },
  askAbout: (course: string, lesson: string, sec: number) =>
    [`直播课：${course}`, `课时：${lesson}`, sec > 0 && `位置：${formatDuration(sec)}`].filter(Boolean).join('\n'),
  over: '当前直播已结束',
  chat: {
    opened: '已加入聊天室',
    reopened: '已重新连接',
    lost: '已断开连接，正在重新连接',
    unreachable: '无法加入聊天室',
    refused,
    joined: (names: string[]) =>
      names.length > 3 ? `${names.slice(-2).join('、')}等 ${names.length} 人已加入` : `${names.join('、')} 已加入`,
    older: '加载更多',
    loading: '正在加载',
    olderFailed: '没有加载出来，点这里重试',
    empty: { title: '还没有人说话', hint: '来说第一句' },
    emptyMuted: { title: '还没有人说话', hint: '' },
    emptyOver: { title: '这节课没有人说话', hint: '' },
    unseen: (count: number) => `${count > 99 ? '99+' : count} 条新消息`,
    toEnd: '回到最新',
    roles: { teacher: '讲师', assistant: '助教' },
    me: '我',
    sending: '发送中',
    unsent: '没有发送成功',
    resend: '重发',
    edit: '修改',
    roomMuted: '全员已禁言',
    muted: '你已被禁言',
    mutedField: '禁言状态下无法发布消息',
    field: '说点什么',
    send: '发送',
    list: '聊天消息',
  },
  courseware: {
    refresh: '刷新课件列表',
    fresh: (count: number) => `新增 ${count} 个课件`,
    still: '没有新课件',
    failed: '课件没有加载出来',
    empty: { title: '还没有课件', hint: '讲师上传后会出现在这里' },
    copy: {
      title: '这里不能下载文件',
      text: '复制直播间地址，到手机浏览器里打开，登录后下载',
      confirmLabel: '复制地址',
      cancelLabel: '取消',
    },
  },
  signIn: {
    title: '大家快来签到啦',
    left: (sec: number) => `还剩 ${sec} 秒`,
    action: '点击签到',
    done: '签到成功',
    away: '老师发起了签到，请点小窗或返回直播间',
  },
} as const
