#!/bin/sh
# Writes the HLS picture's subtitles: its list with a group, and their pieces on the clock of its transport streams.
# `generate.sh` runs it at its end; it needs nothing installed.
set -eu
cd "$(dirname "$0")/files/hls"

begin=144000   # ticks of 90,000 a second at which the picture begins
step=15        # seconds
rm -rf zh
mkdir zh

# piece <number>: its cues come from the input. Times are the picture's.
piece() {
  { printf 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:%d,LOCAL:00:00:00.000\n\n' $begin; cat; } > "zh/$1.vtt"
  printf '#EXTINF:%d.0,\n%s.vtt\n' $step "$1" >> zh/index.m3u8
}

printf '#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-TARGETDURATION:%d\n#EXT-X-PLAYLIST-TYPE:VOD\n' $step > zh/index.m3u8
piece 0 <<END
00:00:00.500 --> 00:00:06.000
按下一个按钮，页面怎么知道？

00:00:06.000 --> 00:00:12.000
浏览器把每一次点按叫做一个事件。

00:00:12.500 --> 00:00:17.500
我们写一个函数，让它等着这个事件。
END
piece 1 <<END
00:00:12.500 --> 00:00:17.500
我们写一个函数，让它等着这个事件。

00:00:18.000 --> 00:00:24.000
这个函数叫监听器。

00:00:24.500 --> 00:00:29.500
它平时什么也不做，点按之后才运行。
END
piece 2 <<END
00:00:30.500 --> 00:00:37.000
先选中按钮，再写 addEventListener。

00:00:37.500 --> 00:00:44.500
第一个参数是事件的名字：click。
END
piece 3 <<END
00:00:45.500 --> 00:00:52.000
第二个参数，就是要运行的函数。

00:00:52.500 --> 00:00:59.500
让它把标题的文字换掉，看看会怎样。
END
piece 4 <<END
00:01:00.500 --> 00:01:07.000
记得用键盘也试一次：Tab 和回车。

00:01:07.500 --> 00:01:14.500
真正的按钮，键盘也能按。
END
echo '#EXT-X-ENDLIST' >> zh/index.m3u8

sed -e 's/^#EXT-X-STREAM-INF:/&SUBTITLES="text",/' -e '/^#EXT-X-INDEPENDENT-SEGMENTS/a\
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="中文",LANGUAGE="zh",AUTOSELECT=YES,URI="zh/index.m3u8"' \
  index.m3u8 > subtitled.m3u8
