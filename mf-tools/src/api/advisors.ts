import { api } from '@dwang/client';
import { postStream } from '@dwang/client/stream';
import type { AdviceEvent, MaterialAdvice, MaterialAdviceRequest, RecommendationRequest } from '@dwang/contracts';

/** It only reads, but what is asked is too long for an address. */
const advisorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adviseMaterials: build.mutation<MaterialAdvice, MaterialAdviceRequest>({
      query: (body) => ({ url: '/ai/materials', method: 'POST', body }),
    }),
  }),
});

export const { useAdviseMaterialsMutation } = advisorsApi;

/** Advice on a situation as it is written: the guide's own first. Throws `ApiError`. */
export const adviseSituation = (request: RecommendationRequest, signal: AbortSignal): AsyncGenerator<AdviceEvent> =>
  postStream<AdviceEvent>('/ai/recommendations/stream', request, signal);
