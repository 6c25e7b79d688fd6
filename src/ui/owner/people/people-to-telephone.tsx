/** Names who gets no letter, with the telephone number; nothing where everybody has an e-mail address. */
export function PeopleToTelephone({
  people,
}: {
  people: readonly { id: number; fullName: string; phone: string }[];
}) {
  if (people.length === 0) return null;
  return (
    <div className="admin-notice">
      <p>Without an email address; please telephone:</p>
      <ul>
        {people.map(({ id, fullName, phone }) => (
          <li key={id}>
            {fullName}, {phone || "no telephone number"}
          </li>
        ))}
      </ul>
    </div>
  );
}
