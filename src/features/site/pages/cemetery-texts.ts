/** The words of /cemetery. `{brand}` and `{email}` are filled in where the page shows them. */

/** /cemetery. The cemetery is planned: nothing here may speak as if it were open. */
export const cemeteryPage = {
  heading: "A Cemetery for the Poor and for Young Children",
  status: "The cemetery is planned and is not yet open.",
  mission: {
    heading: "Our Mission",
    paragraphs: [
      "To bury the dead is a corporal work of mercy. We are planning a cemetery where the poor, and children who died very young, can be laid to rest with Christian burial in a garden that is cared for.",
      "No family should have to choose between a debt and a decent grave. No one should be buried without a name or a prayer because there was no money.",
    ],
  },
  serves: {
    heading: "Whom It Will Serve",
    groups: [
      {
        name: "The Poor",
        text: "Those whose families cannot pay for a burial, and those who have no family to arrange one.",
      },
      {
        name: "Young Children",
        text: "Infants and small children, and the mothers and fathers who must bury them.",
      },
      {
        name: "Anyone Needing Christian Burial",
        text: "Anyone who needs a Christian burial and does not know where to turn.",
      },
    ],
  },
  flowers: {
    heading: "Flowers on the Graves",
    text: "This is work we know how to do. We will plant the flowers and maintain them through the seasons, so that a grave is tended even when no one is able to come.",
  },
  prayer: {
    heading: "A Weekly Prayer",
    text: "Every week a Lay Dominican will pray for those who are buried here and for those who mourn them.",
    words:
      "Eternal rest grant unto them, O Lord, and let perpetual light shine upon them. May they rest in peace. Amen.",
  },
  support: {
    heading: "Why We Ask for Help",
    lead: "A cemetery has costs long before its first burial, and it has them for as long as it stands.",
    needs: [
      {
        name: "Maintenance Fund",
        text: "The state requires a fund set aside for the care of the grounds.",
      },
      {
        name: "Site Preparation",
        text: "The ground has to be made ready before anyone can be buried in it.",
      },
      {
        name: "Licensing Costs",
        text: "There are licenses to obtain and pay for before a cemetery may open.",
      },
      {
        name: "Upkeep",
        text: "Grass, trees and flowers need care every year, long after we are gone.",
      },
      {
        name: "Markers",
        text: "Each grave should bear a name, and many families cannot buy a stone.",
      },
    ],
  },
  donate: {
    buttonLabel: "Email Us About a Donation",
    subject: "A donation toward the cemetery",
    body: "Dear {brand},\n\nI would like to help with the cemetery you are planning for the poor and for young children. Please let me know how I can give.\n\nMy name:\nMy phone number:\n\nGod bless you.",
  },
} as const;
