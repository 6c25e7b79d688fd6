export const visitsPath = "/api/admin/visits";
