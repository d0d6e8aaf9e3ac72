/** A microphone that is on, and what reads it. */
export interface Microphone {
  analyser: AnalyserNode;
  /** Hz. */
  sampleRate: number;
  close: () => void;
}

/** As the microphone hears it: nothing made louder or quieter by the browser, as far as it obeys. */
const RAW: MediaTrackConstraints = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** Switches the microphone on. Call it from a tap. Rejects without permission, without a microphone or in a browser that has no audio. */
export async function openMicrophone(fftSize: number): Promise<Microphone> {
  if (!navigator.mediaDevices?.getUserMedia || typeof AudioContext === 'undefined') throw new Error('No microphone');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: RAW });
  const context = new AudioContext();
  // iOS starts it asleep.
  await context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = fftSize;
  analyser.smoothingTimeConstant = 0;
  context.createMediaStreamSource(stream).connect(analyser);
  return {
    analyser,
    sampleRate: context.sampleRate,
    close: () => {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
}
