/** The statistics of a user's projects and teams, with their labels in the language of the sample data. */
export const MEMBERSHIP_FIGURES = [
  { key: 'projects', text: (count: number) => `参与的项目 ${count} 个` },
  { key: 'projectPeople', text: (count: number) => `项目伙伴 ${count} 人` },
  { key: 'teams', text: (count: number) => `加入的团队 ${count} 个` },
  { key: 'teamPeople', text: (count: number) => `团队成员 ${count} 人` },
] as const;

export type MembershipKey = (typeof MEMBERSHIP_FIGURES)[number]['key'];
export const MEMBERSHIP_KEYS = MEMBERSHIP_FIGURES.map(({ key }) => key);
