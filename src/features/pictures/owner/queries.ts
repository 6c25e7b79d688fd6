export const picturesPath = "/api/admin/pictures";
export const placesPath = `${picturesPath}/places`;
