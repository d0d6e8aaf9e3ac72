import { api } from '@dwang/client';
import type { MaterialAdvice, MaterialAdviceRequest, RecommendationRequest, SituationAdvice } from '@dwang/contracts';

/** Both only read, but what is asked is too long for an address. */
const advisorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adviseSituation: build.mutation<SituationAdvice, RecommendationRequest>({
      query: (body) => ({ url: '/ai/recommendations', method: 'POST', body }),
    }),
    adviseMaterials: build.mutation<MaterialAdvice, MaterialAdviceRequest>({
      query: (body) => ({ url: '/ai/materials', method: 'POST', body }),
    }),
  }),
});

export const { useAdviseSituationMutation, useAdviseMaterialsMutation } = advisorsApi;
