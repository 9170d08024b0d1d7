"""The checker of texts (`check`): what the catalogues hold (`survey`), and what the sources say (`sources`)."""
