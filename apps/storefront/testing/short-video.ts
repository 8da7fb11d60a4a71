/** The address of a film of one colour, made here and now: it is long enough to be seen playing. */
export async function shortVideo(): Promise<string> {
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(0), { mimeType: 'video/webm' });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const hasEnded = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  const [track] = recorder.stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
  recorder.start();
  for (let frame = 0; frame < 40; frame++) {
    paint?.fillRect(frame, 0, 1, 1);
    track?.requestFrame();
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await hasEnded;
  return URL.createObjectURL(new Blob(pieces, { type: 'video/webm' }));
}
