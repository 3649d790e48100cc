import { blank, essay, judge, multiple, type QuestionSeed, single } from '../build'

export const data: QuestionSeed[] = [
  single('一组工资里有一个特别高的数，用哪个数更能代表一般水平？', ['平均数', '中位数', '最大值', '总和'], 1),
  single('SQL 里按部门统计人数，要用到哪个关键字？', ['ORDER BY', 'GROUP BY', 'LIMIT', 'UNION'], 1),
  single(
    '想看一年里每个月销售额的变化，最合适的图是？',
    ['饼图', '折线图', '散点图', '雷达图'],
    1,
    '随时间变化看折线，看构成才用饼图。',
  ),
  single('两张表按客户编号对应，只保留两边都有的客户，用哪种连接？', ['LEFT JOIN', 'INNER JOIN', 'FULL JOIN', 'CROSS JOIN'], 1),
  single('冰淇淋销量和溺水人数同时上升，最合理的解释是？', ['吃冰淇淋导致溺水', '天气热使两者都上升', '纯属编造', '溺水使人想吃冰淇淋'], 1),
  single('Python 的 pandas 里，查看前五行用哪个方法？', ['head()', 'first()', 'top()', 'show()'], 0),
  multiple(
    '下面哪些做法会让柱状图误导读者？',
    ['纵轴不从零开始', '柱子宽度代表另一个量', '标注数据来源', '用立体效果放大前排'],
    [0, 1, 3],
  ),
  multiple(
    '清洗一份问卷数据，通常要处理什么？',
    ['重复提交', '缺失的回答', '明显不合理的数值', '字体大小'],
    [0, 1, 2],
  ),
  judge('SQL 里 NULL = NULL 的结果是真。', false, '和 NULL 比较的结果是未知，要用 IS NULL 判断。'),
  judge('样本越大，抽样方式就越不重要。', false, '抽偏了，样本再大也是偏的。'),
  blank('SQL 里去掉重复行的关键字是 SELECT ____。', 'DISTINCT'),
  blank('一组数 2、4、4、5、10 的众数是 ____。', '4'),
  essay('老板说“新首页上线后销量涨了 8%，说明改版成功”。请写出你会再核对的三件事，并说明每件事为什么重要。'),
]
