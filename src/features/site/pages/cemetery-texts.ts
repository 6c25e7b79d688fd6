/** The long words of /cemetery. The cemetery is planned: nothing here may speak as if it were open. */

export const mission = [
  "To bury the dead is a corporal work of mercy. We are planning a cemetery where the poor, and children who died very young, can be laid to rest with Christian burial in a garden that is cared for.",
  "No family should have to choose between a debt and a decent grave. No one should be buried without a name or a prayer because there was no money.",
];

export const whomItServes = {
  "The Poor":
    "Those whose families cannot pay for a burial, and those who have no family to arrange one.",
  "Young Children": "Infants and small children, and the mothers and fathers who must bury them.",
  "Anyone Needing Christian Burial":
    "Anyone who needs a Christian burial and does not know where to turn.",
};

export const whyWeAsk = {
  "Maintenance Fund": "The state requires a fund set aside for the care of the grounds.",
  "Site Preparation": "The ground has to be made ready before anyone can be buried in it.",
  "Licensing Costs": "There are licenses to obtain and pay for before a cemetery may open.",
  Upkeep: "Grass, trees and flowers need care every year, long after we are gone.",
  Markers: "Each grave should bear a name, and many families cannot buy a stone.",
};

/** What a letter about a donation begins with; `{brand}` is filled in. */
export const donationLetter =
  "Dear {brand},\n\nI would like to help with the cemetery you are planning for the poor and for young children. Please let me know how I can give.\n\nMy name:\nMy phone number:\n\nGod bless you.";
