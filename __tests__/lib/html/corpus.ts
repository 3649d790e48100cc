/** What editors really write, each in its manner. */
export interface Piece {
  name: string
  html: string
  /** What a reader sees, a line a block (`seenIn`). */
  seen: string
}

const px = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const cdn = 'https://mmbiz.qpic.cn/mmbiz_png'

export const corpus: Piece[] = []
const piece = (name: string, html: string, seen: string) => corpus.push({ name, html, seen })

// Word and WPS, pasted
piece(
  'Word: a list whose bullet is a letter of Wingdings',
  `<p class="MsoListParagraph" style="margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span lang="EN-US" style="font-family:Wingdings;mso-fareast-font-family:Wingdings"><span style="mso-list:Ignore">l<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span style="font-family:宋体">先读题干</span><span lang="EN-US"><o:p></o:p></span></p>`,
  '●  先读题干',
)
piece(
  'Word: a bullet of Symbol and a tick of Wingdings in the private area',
  `<p><span style="font-family:Symbol">·</span> 一</p><p><span style="font-family:Wingdings">&#61692;</span> 二</p><p><span style='font-family:"Courier New"'>o</span> 三</p>`,
  '• 一\n✓ 二\no 三',
)
piece(
  'Word: conditional comments, xml and smart tags',
  `<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><p class=MsoNormal><st1:place w:st="on">北京</st1:place>是<b style='mso-bidi-font-weight:normal'>首都</b><o:p>&nbsp;</o:p></p><!--EndFragment-->`,
  '北京是首都 ',
)
piece(
  'Word: first lines moved in by two letters, in points',
  `<p style="text-indent:24.0pt;mso-char-indent-count:2.0"><span style="font-size:12.0pt;line-height:150%;font-family:宋体">两个字的缩进。</span></p>`,
  '⇥2 两个字的缩进。',
)
piece(
  'Word: a table of layout with cells that span',
  `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=277 colspan=2 style='width:207pt;border:solid windowtext 1.0pt'><p class=MsoNormal>成绩<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>语文</p></td><td><p class=MsoNormal>96</p></td></tr></table>`,
  '|成绩||语文|96|',
)
piece(
  'Word: a hidden bookmark and the link to it',
  `<p><a href="#_Toc1">第二章</a></p><p>第一章</p><h1><a name="_Toc1"><span style='mso-bookmark:_Toc1'>第二章</span></a></h1>`,
  '第二章→#_Toc1\n第一章\n#_Toc1\nh1 第二章',
)
piece(
  'Word: a VML picture beside its plain one',
  `<p><!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img width=200 height=100 src="file:///C:/Users/teacher/clip_image002.png" alt="图 1 电路" v:shapes="x"><![endif]></p>`,
  '[图 1 电路:无]',
)
piece(
  'WPS: hanging numbers as text with tabs',
  `<p style="margin-left:0pt;text-indent:0pt"><span style="font-family:Calibri;font-size:10.5pt">1.&nbsp;</span><span style="font-family:宋体">甲</span></p><p><span>2.&nbsp;</span><span>乙</span></p>`,
  '1. 甲\n2. 乙',
)
piece(
  'WPS: mark as background of a span',
  `<p>记住<span style="background:#FFFF00;mso-shading:#FFFF00">这一句</span>。</p>`,
  '记住这一句。',
)
piece(
  'Word: ruby for how a word is spoken',
  `<p><ruby>汉<rp>(</rp><rt>hàn</rt><rp>)</rp>字<rt>zì</rt></ruby></p>`,
  '汉(hàn)字(zì)',
)

// WeChat articles
piece(
  'WeChat: the root that its own script would show',
  `<div class="rich_media_content" id="js_content" style="visibility: hidden; opacity: 0; "><section><p style="margin:0">正文第一段</p></section></div>`,
  '正文第一段',
)
piece(
  'WeChat: pictures that are loaded late',
  `<p><img class="rich_pages wxw-img" data-galleryid="" data-ratio="0.66" data-src="${cdn}/a/640?wx_fmt=png" data-type="png" data-w="1080" style="width:100%" src="${px}" alt="图片"></p>`,
  '[图片:https://mmbiz.qpic.cn/mmbiz_png/a/640?wx_fmt=png]',
)
piece(
  'WeChat: a picture without any src',
  `<section><img data-ratio="1" data-src="${cdn}/b/0?wx_fmt=jpeg" style="vertical-align:middle"></section>`,
  '[:https://mmbiz.qpic.cn/mmbiz_png/b/0?wx_fmt=jpeg]',
)
piece(
  'WeChat: nested sections with one word each',
  `<section style="text-align:center"><section style="display:inline-block"><section style="padding:5px"><strong>01</strong></section></section></section><section style="line-height:1.75em"><span style="letter-spacing:1px">标题</span></section>`,
  '01\n标题',
)
piece(
  'WeChat: a card of another account, and a vote, which nothing here can draw',
  `<p>前</p><mp-common-profile class="js_uneditable" data-nickname="号"></mp-common-profile><iframe class="vote_iframe" src="/mp/newappmsgvote?x=1"></iframe><p>后</p>`,
  '前\n后',
)
piece(
  'WeChat: a film of Tencent',
  `<p><iframe class="video_iframe" data-src="https://v.qq.com/iframe/preview.html?vid=x" src="https://v.qq.com/txp/iframe/player.html?vid=x" allowfullscreen></iframe></p>`,
  'player https://v.qq.com/txp/iframe/player.html?vid=x',
)
piece(
  'WeChat: a sound whose address only it knows',
  `<p>听：<mpvoice name="朗读" voice_encode_fileid="x"></mpvoice></p>`,
  '听：',
)
piece(
  'WeChat: SVG that unfolds on a tap',
  `<p>上</p><section><svg viewBox="0 0 10 10"><g><text>点我</text></g></svg></section><p>下</p>`,
  '上\n下',
)

// 135 and Xiumi
piece(
  '135: a styled heading of three boxes',
  `<section class="_135editor" data-tools="135编辑器" data-id="93826"><section style="margin:10px auto;text-align:center"><section style="display:flex;justify-content:center"><section style="height:1px;background:#333"></section><section class="135brush" data-brushtype="text">学习方法</section></section></section></section>`,
  '学习方法',
)
piece(
  '135: text folded to no height',
  `<section style="height:0;overflow:hidden"><p>看不见的版权说明</p></section><p>看得见</p>`,
  '看得见',
)
piece(
  'Xiumi: columns as inline blocks',
  `<section style="display:inline-block;width:50%"><p>左栏</p></section><section style="display:inline-block;width:50%"><p>右栏</p></section>`,
  '左栏\n右栏',
)
piece(
  'Xiumi: a picture as its background image is only a look',
  `<section style="background-image:url(&quot;https://img.xiumi.us/a.png&quot;);background-size:cover"><p>字在图上</p></section>`,
  '字在图上',
)
piece('Xiumi: opacity 0 for a space', `<section style="opacity:0"><p>·</p></section><p>正文</p>`, '正文')

// UEditor
piece(
  'UEditor: relative picture',
  `<p><img src="/ueditor/php/upload/image/20260101/1.png" title="1.png" _src="/ueditor/php/upload/image/20260101/1.png" alt="1.png"/></p>`,
  '[1.png:@/ueditor/php/upload/image/20260101/1.png]',
)
piece(
  'UEditor: picture that only _src knows',
  `<p><img src="" _src="https://a.cn/real.png" alt=""></p>`,
  '[:https://a.cn/real.png]',
)
piece('UEditor: empty paragraphs of breaks', `<p><br/></p><p>字</p><p>&nbsp;</p><p><br></p>`, '字')
piece(
  'UEditor: attachment line with its icon',
  `<p style="line-height:16px"><img src="/ueditor/dialogs/attachment/fileTypeImages/icon_pdf.gif" width="16" height="16"/><a style="font-size:12px" href="https://a.cn/讲义.pdf" title="讲义.pdf">讲义.pdf</a></p>`,
  '[:@/ueditor/dialogs/attachment/fileTypeImages/icon_pdf.gif]讲义.pdf→https://a.cn/%E8%AE%B2%E4%B9%89.pdf',
)
piece(
  'UEditor: attachments that are linked by their path',
  `<p><a href="/ueditor/php/upload/file/20260101/1.pdf">讲义.pdf</a>、<a href="uploads/答案.zip?v=2">答案</a></p>`,
  '讲义.pdf→https://api.example.com/ueditor/php/upload/file/20260101/1.pdf、答案→https://api.example.com/uploads/%E7%AD%94%E6%A1%88.zip?v=2',
)
piece(
  'UEditor: a list of its own numbers',
  `<ol class="custom_num list-paddingleft-1"><li class="list-num-1-1 list-num-paddingleft-1"><p>一</p></li><li><p>二</p></li></ol>`,
  '1. 一／2. 二',
)
piece(
  'UEditor: sorted table with thead',
  `<table class="sortEnabled"><thead><tr class="firstRow"><th>词</th><th>义</th></tr></thead><tbody><tr><td>朔</td><td>初一</td></tr></tbody></table>`,
  '|词|义||朔|初一|',
)
piece(
  'UEditor: a video of its own player',
  `<p><video class="edui-upload-video vjs-default-skin" controls preload="none" width="420" height="280" src="/upload/video/1.mp4"><source src="/upload/video/1.mp4" type="video/mp4"/></video></p>`,
  'video @/upload/video/1.mp4',
)
piece(
  'UEditor: the code block of SyntaxHighlighter',
  `<pre class="brush:js;toolbar:false">if (a &lt; b) {\n  run()\n}</pre>`,
  'code if (a < b) {⏎  run()⏎}',
)

// wangEditor, Quill, TinyMCE, CKEditor
piece(
  'wangEditor: a formula',
  `<p>设<span data-w-e-type="formula" data-w-e-is-void data-w-e-is-inline data-value="x^2"></span>为偶数</p>`,
  '设$x^2$为偶数',
)
piece(
  'wangEditor: a video box',
  `<div data-w-e-type="video" data-w-e-is-void><video poster="" controls="true" width="auto" height="auto"><source src="https://a.cn/1.mp4" type="video/mp4"/></video></div>`,
  'video https://a.cn/1.mp4',
)
piece('wangEditor: a to-do', `<div data-w-e-type="todo"><input type="checkbox" disabled checked>背单词</div>`, '背单词')
piece(
  'wangEditor: a picture with a link and a size',
  `<p><a href="/pages/course/show?id=7"><img src="https://a.cn/1.png" alt="课程" data-href="" style="width: 50%;"/></a></p>`,
  '[课程:https://a.cn/1.png]→/pages/course/show?id=7',
)
piece(
  'Quill: indented list and formula',
  `<ul><li>甲</li><li class="ql-indent-1">甲一</li></ul><p><span class="ql-formula" data-value="\\frac12">\ufeff<span contenteditable="false"><span class="katex">½</span></span>\ufeff</span></p>`,
  '• 甲／• 甲一\n$\\frac12$',
)
piece(
  'Quill: alignment by class is lost, by style kept',
  `<p class="ql-align-center">居中一</p><p style="text-align:center">居中二</p>`,
  '居中一\n居中二',
)
piece(
  'TinyMCE: figure with caption',
  `<figure class="image"><img src="https://a.cn/1.png" alt="塔" width="300" height="200"><figcaption>图 1\u3000塔</figcaption></figure>`,
  '[塔:https://a.cn/1.png]\ncaption 图 1　塔',
)
piece(
  'TinyMCE: details',
  `<details class="mce-accordion"><summary>参考答案</summary><p>选 B，因为……</p></details>`,
  '▸ 参考答案 ｛选 B，因为……｝',
)
piece(
  'TinyMCE: details open from the start',
  `<details open="open"><summary>提示</summary><p>先画图。</p></details>`,
  '▾ 提示 ｛先画图。｝',
)
piece(
  'TinyMCE: non-breaking bookmark spans',
  `<p><span id="mce_marker" data-mce-type="bookmark" style="overflow:hidden;line-height:0">\ufeff</span>文字</p>`,
  '\ufeff文字',
)
piece(
  'CKEditor: mark and todo',
  `<p>这是<mark class="marker-yellow">重点</mark></p><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled"><span class="todo-list__label__description">做一遍</span></label></li></ul>`,
  '这是重点\n• 做一遍',
)
piece(
  'CKEditor: media by oembed',
  `<figure class="media"><oembed url="https://v.qq.com/x/page/a.html"></oembed></figure><p>看视频</p>`,
  '看视频',
)

// Question banks
piece(
  'Bank: an answer hidden by display',
  `<p>1. 下列正确的是（\u3000）</p><div class="answer" style="display:none">正确答案 B</div><p>A. 甲\u3000B. 乙</p>`,
  '1. 下列正确的是（　）\nA. 甲　B. 乙',
)
piece('Bank: an answer hidden by attribute', `<p>题干</p><p hidden>答案：C</p>`, '题干')
piece(
  'Bank: an answer hidden by visibility, with a hint that is visible',
  `<p>题干</p><div style="visibility:hidden">答案：C<span style="visibility:visible">（提示）</span></div>`,
  '题干\n（提示）',
)
piece(
  'Bank: a figure by a path',
  `<p>如图，求阴影部分的面积。<img src="/storage/paper/2026/fig-1.png" width="160"></p>`,
  '如图，求阴影部分的面积。[:@/storage/paper/2026/fig-1.png]',
)
piece(
  'Bank: a figure by a relative path with blanks',
  `<p>如图。<img src="upload/图 形.jpg" alt="三角形"></p>`,
  '如图。[三角形:@/upload/%E5%9B%BE%20%E5%BD%A2.jpg]',
)
piece(
  'Bank: a figure carried as text',
  `<p>如图。<img src="data:image/png;base64,iVBORw0KGgo=" alt="圆"></p>`,
  '如图。[圆:data:image/png]',
)
piece(
  'Bank: a drawing carried as text',
  `<p>如图。<img alt="数轴" src="data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path stroke='#000' d='M0 0h9'/></svg>"></p>`,
  '如图。[数轴:data:image/svg+xml]',
)
piece(
  'Bank: a figure that cannot be reached is said',
  `<p>如图。<img src="file:///D:/题库/1.wmf" alt="电路图"></p>`,
  '如图。[电路图:无]',
)
piece(
  'Bank: a figure that cannot be reached, without a name',
  `<p>如图。<img src="blob:https://a.cn/1"></p>`,
  '如图。[:无]',
)
piece(
  'Bank: formulas between dollars',
  `<p>若 $a&lt;b$，则 $$\\frac{a}{b}&lt;1$$</p>`,
  '若 $a<b$，则\nformula $\\frac{a}{b}<1$',
)
piece(
  'Bank: MathML with a picture for old readers',
  `<p>求 <math><mfrac><mn>1</mn><mi>x</mi></mfrac></math></p>`,
  '求 $\\frac{1}{x}$',
)
piece(
  'Bank: a formula as a picture of a service',
  `<p>求<img class="kfformula" src="https://latex.example/svg?x" data-latex="x^2+1">的根</p>`,
  '求[x^2+1:https://latex.example/svg?x]的根',
)
piece('Bank: blanks as underlined spaces', `<p>唐朝的都城是<u>&nbsp;&nbsp;&nbsp;&nbsp;</u>。</p>`, '唐朝的都城是    。')
piece(
  'Bank: a table of choices with figures',
  `<table><tr><td>A.<img src="/a.png"></td><td>B.<img src="/b.png"></td></tr></table>`,
  '|A.[:@/a.png]|B.[:@/b.png]|',
)
piece('Bank: subscripts and superscripts', `<p>H<sub>2</sub>SO<sub>4</sub> 与 x<sup>2</sup></p>`, 'H2SO4 与 x2')
piece(
  'Bank: font tags of the nineties',
  `<font face="宋体" size=3 color=red>注意</font><br><center>（共 5 分）</center>`,
  '注意\n（共 5 分）',
)
piece('Bank: unclosed paragraphs and cells', `<p>一<p>二<table><tr><td>甲<td>乙</table>`, '一\n二\n|甲|乙|')

// Service and contact
piece(
  'Contact: a telephone and a mail',
  `<p>电话 <a href="tel:400-800 1234">400-800 1234</a>，信箱 <a href="mailto:help@school.cn?subject=问">help@school.cn</a></p>`,
  '电话 400-800 1234→tel:4008001234，信箱 help@school.cn→mailto:help@school.cn',
)
piece(
  'Contact: what leads nowhere stays as words',
  `<p><a href="javascript:void(0)">点我</a><a href="sms:10086">短信</a></p>`,
  '点我短信',
)
piece(
  'Contact: a site without its scheme',
  `<p><a href=" www.school.cn/讲义">官网</a><a href="school.cn">学校</a><a href="school.cn/news">新闻</a><a href="about/us">关于</a></p>`,
  '官网→https://www.school.cn/%E8%AE%B2%E4%B9%89学校新闻关于',
)
piece('Notice: everything hidden is shown', `<div style="display:none"><p>唯一的一句</p></div>`, '唯一的一句')
piece(
  'Notice: hidden inside what is shown anew stays hidden',
  `<div style="visibility:hidden"><p>正文</p><p style="display:none">草稿</p></div>`,
  '正文',
)
