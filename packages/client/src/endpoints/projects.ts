import type { CreateProject, Project, ProjectListQuery, ProjectPage, UpdateProject } from '@dwang/contracts';
import { api } from '../api';

export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<ProjectPage, ProjectListQuery>({
      query: (query) => ({ url: '/projects', query }),
      providesTags: ['Project'],
    }),
    getProject: build.query<Project, number>({ query: (id) => ({ url: `/projects/${id}` }), providesTags: ['Project'] }),
    createProject: build.mutation<Project, CreateProject>({
      query: (body) => ({ url: '/projects', method: 'POST', body }),
      invalidatesTags: ['Project', 'Client'],
    }),
    updateProject: build.mutation<Project, UpdateProject & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/projects/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Project', 'Client', 'TimeEntry', 'Timer'],
    }),
    deleteProject: build.mutation<null, number>({
      query: (id) => ({ url: `/projects/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Project', 'Client'],
    }),
  }),
});

export const {
  useListProjectsQuery,
  useGetProjectQuery,
  useCreateProjectMutation,
  useUpdateProjectMutation,
  useDeleteProjectMutation,
} = projectsApi;
