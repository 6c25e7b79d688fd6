export { r as RegistrationForm } from "./contract-CrX9hxGF.js";
