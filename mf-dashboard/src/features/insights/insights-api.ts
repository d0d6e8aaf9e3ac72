import { api } from '@dwang/client';
import type { Insights, InsightsQuery, InsightTasks, Recommendations } from '@dwang/contracts';

/** Each tab asks for its own part, and again when anything that it is computed from has changed. */
const insightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInsights: build.query<Insights, InsightsQuery>({
      query: (query) => ({ url: '/insights', query }),
      providesTags: ['Insight', 'TimeEntry', 'Project'],
    }),
    getInsightTasks: build.query<InsightTasks, void>({
      query: () => ({ url: '/insights/tasks' }),
      providesTags: ['Insight', 'Task', 'Project'],
    }),
    getRecommendations: build.query<Recommendations, void>({
      query: () => ({ url: '/insights/recommendations' }),
      providesTags: ['Insight', 'TimeEntry', 'Invoice', 'Project', 'Task', 'Timer', 'Company'],
    }),
  }),
});

export const { useGetInsightsQuery, useGetInsightTasksQuery, useGetRecommendationsQuery } = insightsApi;
