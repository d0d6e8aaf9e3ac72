import { api } from '@dwang/client';
import type { ChangeFeature, ChangeSettings, Feature, FeatureList, SettingList } from '@dwang/contracts';

/** Settings and flags of the installation, for its administrator. */
const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSettings: build.query<SettingList, void>({ query: () => ({ url: '/admin/settings' }), providesTags: ['Setting'] }),
    changeSettings: build.mutation<SettingList, ChangeSettings>({
      query: (body) => ({ url: '/admin/settings', method: 'PATCH', body }),
      invalidatesTags: ['Setting', 'App'],
    }),
    listFeatures: build.query<FeatureList, void>({ query: () => ({ url: '/admin/features' }), providesTags: ['Setting'] }),
    changeFeature: build.mutation<Feature, ChangeFeature & Pick<Feature, 'id'>>({
      query: ({ id, ...body }) => ({ url: `/admin/features/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Setting', 'App'],
    }),
  }),
});

export const { useListSettingsQuery, useChangeSettingsMutation, useListFeaturesQuery, useChangeFeatureMutation } = settingsApi;
