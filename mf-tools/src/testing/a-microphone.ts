/** A microphone as the browser gives it, with what it hears in dB below full scale in the bin of 1 kHz; jsdom has no audio. */
export function aMicrophone(decibels = -20) {
  const microphone = { isOn: 0, decibels, reads: 0 };
  const stop = () => {
    microphone.isOn -= 1;
  };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async () => {
        microphone.isOn += 1;
        return { getTracks: () => [{ stop }] };
      },
    },
  });
  const analyser = {
    fftSize: 2048,
    get frequencyBinCount() {
      return this.fftSize / 2;
    },
    getFloatFrequencyData(bins: Float32Array) {
      microphone.reads += 1;
      bins.fill(Number.NEGATIVE_INFINITY);
      bins[Math.round((1000 / 24_000) * bins.length)] = microphone.decibels;
    },
    getByteFrequencyData: (bins: Uint8Array) => void bins.fill(60),
  };
  class Audio {
    sampleRate = 48_000;
    resume = async () => undefined;
    close = async () => undefined;
    createAnalyser = () => analyser;
    createMediaStreamSource = () => ({ connect: () => undefined });
  }
  Object.defineProperty(globalThis, 'AudioContext', { configurable: true, value: Audio });
  return microphone;
}

/** A browser whose person says no. */
export function noMicrophone(): void {
  const getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  Object.defineProperty(globalThis, 'AudioContext', { configurable: true, value: class {} });
}
