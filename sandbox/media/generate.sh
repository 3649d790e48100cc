#!/bin/sh
# Draws the demo lesson: clock-720.mp4, clock-360.mp4 and the same two pictures as HLS.
# Run it by hand after changing the picture or the length, then commit `files/` and check
# `mediaLengthSec` in index.ts. Installing and starting never run it.
# Needs ffmpeg with libx264 and a font with Chinese (Debian: apt-get install ffmpeg fonts-noto-cjk).
set -eu
cd "$(dirname "$0")"

length=75      # the last second on the clock; the media play 0.4 s longer, so that the end reports 75
fps=10
step=6         # seconds, and one key frame per segment
out=files

font=$(fc-list ':lang=zh-cn:style=Bold' file | sed 's/: *$//' | sort | head -n 1)
if [ -z "$font" ]; then
  echo 'No Chinese font found. Install one: apt-get install fonts-noto-cjk' >&2
  exit 1
fi

# draw <height> <quality name>: one MP4. All sizes are parts of the height.
draw() {
  h=$1
  name=$2
  w=$((h * 16 / 9))
  left=$((h / 6))
  track=$((w - 2 * left))
  y=$((h * 3 / 4))
  thick=$((h / 120))
  knob=$((h / 24))
  text="drawtext=fontfile=$font"

  ticks=''
  for second in 0 15 30 45 60 75; do
    x=$((left + track * second / length))
    label=$(printf '%d\\:%02d' $((second / 60)) $((second % 60)))
    ticks="$ticks,$text:text='$label':fontsize=h/26:fontcolor=0x8FA3CC:x=$x-tw/2:y=$((y + knob))"
  done

  ffmpeg -v error -y \
    -f lavfi -i "color=0x10182A:s=${w}x$h:r=$fps:d=$length.4" \
    -f lavfi -i "color=0xFF6B61:s=${knob}x$knob:r=$fps:d=$length.4" \
    -f lavfi -i "aevalsrc='0.04*sin(2*PI*392*t)*exp(-5*mod(t,5))':s=22050:d=$length.4" \
    -filter_complex "
      [0:v]drawbox=x=$left:y=$y:w=$track:h=$thick:color=0x33436B:t=fill,
      $text:text='知途演示课时':fontsize=h/20:fontcolor=0xB9C5E0:x=$left:y=h/9,
      $text:text='$name':fontsize=h/20:fontcolor=0xFF6B61:x=w-tw-$left:y=h/9,
      $text:text='%{pts\:gmtime\:0\:%M\\\\\:%S}':fontsize=h*0.36:fontcolor=0xF3F5FA:x=(w-tw)/2:y=h*0.45-h*0.13
      $ticks[picture];
      [picture][1:v]overlay=x='$left+$track*min(t,$length)/$length-$((knob / 2))':y=$((y + thick / 2 - knob / 2))" \
    -c:v libx264 -preset veryslow -crf 30 -pix_fmt yuv420p -profile:v main -level 3.1 -refs 3 \
    -force_key_frames "expr:gte(t,n_forced*$step)" -g 1000 -sc_threshold 0 \
    -c:a aac -b:a 24k -ac 1 -movflags +faststart "$out/clock-$h.mp4"
}

# segment <height>: the MP4 again, unchanged but cut into transport stream segments.
# Their ending is not .ts, because the compiler and the linter would take them for code.
segment() {
  mkdir -p "$out/hls/$1"
  ffmpeg -v error -y -i "$out/clock-$1.mp4" -c copy \
    -f hls -hls_time $step -hls_playlist_type vod -hls_flags independent_segments \
    -hls_segment_filename "$out/hls/$1/%02d.mpegts" "$out/hls/$1/index.m3u8"
}

rm -rf "$out"
mkdir "$out"
draw 720 高清
draw 360 流畅
segment 720
segment 360

# Written here, because ffmpeg gives neither the codecs nor the names.
codecs='avc1.4d401f,mp4a.40.2'
cat > "$out/hls/index.m3u8" <<END
#EXTM3U
#EXT-X-VERSION:6
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=56000,RESOLUTION=1280x720,FRAME-RATE=$fps,CODECS="$codecs",NAME="高清"
720/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=42000,RESOLUTION=640x360,FRAME-RATE=$fps,CODECS="$codecs",NAME="流畅"
360/index.m3u8
END
./generate-subtitles.sh
du -sk "$out"
