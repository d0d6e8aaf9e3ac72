import type { VoiceCommandRequest, VoiceCommandResponse } from '@dwang/contracts';
import { api } from '../api';

export const voiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads a sentence; changes nothing. */
    readCommand: build.mutation<VoiceCommandResponse, VoiceCommandRequest>({
      query: (body) => ({ url: '/ai/voice-command', method: 'POST', body }),
    }),
  }),
});
