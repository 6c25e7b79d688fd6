/** Where the owner's requests for a visit are read and changed. */
export const visitsPath = "/api/admin/visits";
