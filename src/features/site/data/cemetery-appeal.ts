/** The closing text of /cemetery by default. `{email}` becomes a link. */
export const defaultAppeal =
  "If you are able to give, please write to us at {email}. If you are not, pray with us for those who will be buried here. We need that too.";
