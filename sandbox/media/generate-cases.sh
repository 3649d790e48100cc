#!/bin/sh
# Makes the small media of the player's table (`__tests__/e2e/media.test.ts`): twenty seconds, a few kB each.
# Without B-frames, picture and sound of a segment begin together: WebKitGTK may never end the jump over such a gap.
# Run it by hand, then commit `files/cases/`. Needs ffmpeg with libx264 and libx265.
set -eu
cd "$(dirname "$0")/files"
rm -rf cases
mkdir -p cases/ts cases/fmp4 cases/apart
cd cases

length=20
step=2         # seconds, and one key frame per segment
picture="testsrc2=s=160x90:r=5:d=$length"
sound="sine=frequency=392:sample_rate=16000:duration=$length"
keys="-force_key_frames expr:gte(t,n_forced*$step) -g 1000 -sc_threshold 0 -pix_fmt yuv420p"
list="-f hls -hls_time $step -hls_playlist_type vod -hls_flags independent_segments"
quiet='ffmpeg -v error -y'

$quiet -f lavfi -i "$picture" -f lavfi -i "$sound" -c:v libx264 -preset veryslow -bf 0 -crf 45 $keys \
  -c:a aac -b:a 8k -ac 1 -movflags +faststart tiny.mp4
$quiet -i tiny.mp4 -vn -c copy sound.m4a
$quiet -i tiny.mp4 -an -c copy picture.mp4
$quiet -f lavfi -i "$picture" -t 4 -c:v libx265 -x265-params log-level=none -crf 45 $keys -tag:v hvc1 -movflags +faststart hevc.mp4
$quiet -i tiny.mp4 -c copy $list -hls_segment_filename 'ts/%02d.mpegts' ts/index.m3u8
$quiet -i tiny.mp4 -c copy $list -hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 \
  -hls_segment_filename 'fmp4/%02d.m4s' fmp4/index.m3u8
$quiet -i tiny.mp4 -an -c copy $list -hls_segment_filename 'apart/v%02d.mpegts' apart/picture.m3u8
$quiet -i tiny.mp4 -vn -c copy $list -hls_segment_filename 'apart/a%02d.mpegts' apart/sound.m3u8
cat > apart/index.m3u8 <<END
#EXTM3U
#EXT-X-VERSION:6
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="中文",DEFAULT=YES,AUTOSELECT=YES,URI="sound.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=60000,RESOLUTION=160x90,CODECS="avc1.64000b,mp4a.40.2",AUDIO="sound"
picture.m3u8
END
du -sk .
