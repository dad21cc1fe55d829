/**
 * Given names that are common in English, German, French and Spanish, for noticing a person in somebody's text. Names
 * that are also ordinary words or places (Rose, Grace, Paris, Florence) are left out: a false alarm costs the owner a
 * click, and after too many they stop reading the warnings.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `
  Aaron Abigail Adam Adele Adrian Agnes Agnieszka Ahmed Aidan Aisha Alan Albert Alejandro Alessandro Alex Alexander
  Alexandra Alfred Ali Alice Alicia Alison Amanda Amelia Amira Amy Ana Anders Andrea Andreas Andrew Andy Anette Angela
  Angelika Anita Anja Anke Ann Anna Anne Annette Annie Anthony Antoine Antonia Antonio Arthur Astrid Audrey Axel Barbara
  Beatrice Beatriz Ben Benjamin Bernard Bernd Beth Bettina Bianca Birgit Björn Bob Brenda Brian Bridget Bruno Camille
  Carina Carl Carla Carlos Carmen Carol Caroline Catherine Cecilia Chantal Charles Charlie Chloe Chris Christa Christian
  Christiane Christina Christine Christoph Christopher Claire Clara Claudia Claus Colin Connor Craig Cristina Dan Daniel
  Daniela Danielle Dave David Deborah Debbie Denise Dennis Derek Diana Diane Diego Dieter Dietmar Dirk Dominic Dominik
  Donald Dora Doris Dorothy Douglas Duncan Dylan Ed Eddie Edith Edward Eileen Elaine Eleanor Elena Eliza Elizabeth Elke
  Ella Ellen Ellie Elsa Emily Emma Emmanuel Eric Erik Erika Ernst Esther Ethan Eva Evelyn Fatima Felicity Felix Fernando
  Fiona Francesca Francine Francis Francisco François Françoise Frank Franz Fred Freddie Frederick Freya Friedrich
  Fritz Gabriel Gabriela Gabriele Gareth Gary Gavin Gemma Geoff Geoffrey Georg George Georgina Gerald Gerard Gerd
  Gertrud Gillian Gisela Giulia Giuseppe Gloria Gordon Graham Greg Gregory Greta Guillaume Günter Günther Guy Hannah
  Hans Harald Harry Hassan Hazel Heather Heike Heiko Heinz Heinrich Helen Helena Helga Henri Henry Herbert Hermann Hilda
  Holger Horst Howard Hugh Hugo Ian Ibrahim Inge Ingrid Ines Inés Irene Iris Isaac Isabel Isabella Isabelle Isla Jacob
  Jacques Jake James Jamie Jan Jane Janet Janice Jason Javier Jean Jeanette Jeff Jeffrey Jennifer Jenny Jeremy Jessica
  Jill Jim Jimmy Joan Joanna Joanne Joachim Jochen Joe Joel Johan Johann Johanna Johannes John Johnny Jonas Jonathan
  Jorge José Josef Joseph Josephine Joshua Juan Juana Judith Judy Julia Julian Julie Juliette Jürgen Jutta Karen Karin
  Karl Karsten Kate Katharina Katherine Kathleen Kathrin Kathy Katie Katja Kay Keith Kelly Ken Kenneth Kerstin Kevin
  Kieran Kim Kirsten Klaus Konrad Kurt Lara Lars Laura Laurence Laurent Lauren Lawrence Lea Leah Leo Leon Leonard Leonie
  Leslie Lewis Liam Lina Linda Lisa Liz Lorenzo Lorna Louis Louise Luc Lucas Lucía Lucie Lucy Luis Luisa Luke Lukas Lydia
  Lynn Madeleine Madison Maggie Magdalena Malcolm Manfred Manuel Manuela Marc Marcel Marco Marcus Margaret Margarita
  Margot Maria María Marie Marina Mario Marion Marius Marlene Marta Martha Martin Martina Martine Mary Mathieu Mathilde
  Matt Matteo Matthew Matthias Maureen Maurice Max Maximilian Maya Megan Mehmet Melanie Melissa Mia Michael Michaela
  Michel Michele Michelle Miguel Mike Miriam Mohamed Mohammed Moira Molly Monica Monika Monique Muhammad Murray Nadia
  Nadine Nancy Naomi Natalie Natasha Nathan Neil Nicholas Nick Nicola Nicolas Nicole Nigel Nikolaus Nina Noah Nora Norbert
  Norman Nuria Olaf Oliver Olivia Olivier Oscar Oskar Owen Pablo Pamela Patricia Patrick Paul Paula Pauline Pedro Peggy
  Penelope Peter Petra Phil Philip Philippa Philippe Phoebe Pierre Pilar Priya Rachel Rafael Rainer Ralf Ralph Raquel
  Raymond Rebecca Regina Reinhard Renate René Ricardo Richard Rita Robert Roberto Robin Rodney Roger Roland Rolf Ronald
  Rosa Rosario Rosie Rosemary Ross Roy Rudolf Rupert Ruth Ryan Sabine Sabrina Sally Sam Samantha Samuel Sandra
  Sandy Sara Sarah Sascha Scott Sean Sebastian Sergio Sharon Shaun Sheila Shirley Sibylle Siegfried Silke Silvia Simon
  Simone Sofia Sofía Sonia Sonja Sophia Sophie Stacey Stefan Stefanie Steffen Stella Stephanie Stephen Steve Steven Stuart
  Sue Susan Susanne Suzanne Svenja Sven Sylvia Sylvie Tamara Tanja Tanya Tara Teresa Terry Thea Theo Theresa Thomas
  Thorsten Tim Timothy Tina Tobias Todd Tom Tommy Toni Tony Torsten Tracey Tracy Trevor Ulrich Ulrike Ursula Ute Uwe Valerie
  Vanessa Vera Verena Veronica Veronika Véronique Vicky Victor Viktor Vincent Volker Walter Wendy Werner Wilfried Wilhelm
  William Wolfgang Xavier Yann Yasmin Yolanda Yusuf Yves Yvonne Zoe
  `.match(/\p{L}+/gu),
);
