export const texts = {
  title: '这门课学完了，接下来',
  inPath: (path: string, typeName: string) => [`学习路径「${path}」的下一项`, typeName].filter(Boolean).join(' · '),
  exam: '这门课的学员可以考',
  certificates: '我的证书',
  certificate: (name: string) => `最近一张：${name}`,
} as const
