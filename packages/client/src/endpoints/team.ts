import type {
  AcceptInvitation,
  CompanyPlan,
  CreateInvitation,
  Invitation,
  Invitations,
  LoginResponse,
  OpenInvitation,
  ProjectLevel,
  ProjectMembers,
  TeamMember,
  TeamMembers,
  UpdateTeamMember,
} from '@dwang/contracts';
import { api } from '../api';

interface Share {
  projectId: number;
  userId: number;
}

export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query<TeamMembers, void>({ query: () => ({ url: '/team/members' }), providesTags: ['Team'] }),
    getCompanyPlan: build.query<CompanyPlan, void>({ query: () => ({ url: '/company/plan' }), providesTags: ['Team'] }),
    updateMember: build.mutation<TeamMember, UpdateTeamMember & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/team/members/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Team', 'Session'],
    }),
    removeMember: build.mutation<null, number>({
      query: (id) => ({ url: `/team/members/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Team', 'ProjectMember'],
    }),
    listInvitations: build.query<Invitations, void>({ query: () => ({ url: '/team/invitations' }), providesTags: ['Team'] }),
    invite: build.mutation<Invitation, CreateInvitation>({
      query: (body) => ({ url: '/team/invitations', method: 'POST', body }),
      invalidatesTags: ['Team'],
    }),
    resendInvitation: build.mutation<Invitation, number>({
      query: (id) => ({ url: `/team/invitations/${id}/resend`, method: 'POST' }),
      invalidatesTags: ['Team'],
    }),
    revokeInvitation: build.mutation<null, number>({
      query: (id) => ({ url: `/team/invitations/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Team'],
    }),
    openInvitation: build.query<OpenInvitation, string>({
      query: (token) => ({ url: `/auth/invitations/${encodeURIComponent(token)}` }),
    }),
    acceptInvitation: build.mutation<LoginResponse, AcceptInvitation & { token: string }>({
      query: ({ token, ...body }) => ({ url: `/auth/invitations/${encodeURIComponent(token)}`, method: 'POST', body }),
    }),
    getProjectMembers: build.query<ProjectMembers, number>({
      query: (projectId) => ({ url: `/projects/${projectId}/members` }),
      providesTags: ['ProjectMember'],
    }),
    shareProject: build.mutation<ProjectMembers, Share & { level: ProjectLevel }>({
      query: ({ projectId, userId, level }) => ({
        url: `/projects/${projectId}/members/${userId}`,
        method: 'PUT',
        body: { level },
      }),
      invalidatesTags: ['ProjectMember'],
    }),
    unshareProject: build.mutation<null, Share>({
      query: ({ projectId, userId }) => ({ url: `/projects/${projectId}/members/${userId}`, method: 'DELETE' }),
      invalidatesTags: ['ProjectMember'],
    }),
  }),
});

export const {
  useGetTeamQuery,
  useGetCompanyPlanQuery,
  useUpdateMemberMutation,
  useRemoveMemberMutation,
  useListInvitationsQuery,
  useInviteMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useOpenInvitationQuery,
  useAcceptInvitationMutation,
  useGetProjectMembersQuery,
  useShareProjectMutation,
  useUnshareProjectMutation,
} = teamApi;
