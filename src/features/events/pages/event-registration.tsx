export default function EventRegistration() {
  return <h1>EventRegistration</h1>;
}
