export { n as SubscriptionInput } from "./contract-CUx6pSce.js";
